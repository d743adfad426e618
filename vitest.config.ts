import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{machine,schemas,src,conformance,features,test}/**/*.test.ts'],
    testTimeout: 60_000,
    // Most tests wait for processes that they start, so two at a time pay on two cores as well.
    maxWorkers: 2,
    // A worker keeps what it has loaded: files of tests share no state that a test changes.
    isolate: false,
  },
});
