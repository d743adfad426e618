import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{conformance,src,test}/**/*.soak.ts'], testTimeout: 1_200_000, maxWorkers: 2 },
});
