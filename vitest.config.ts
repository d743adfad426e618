import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{machine,schemas,src,conformance,features,test}/**/*.test.ts'], testTimeout: 60_000 },
});
