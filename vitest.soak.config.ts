import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/soak/**/*.soak.ts'], testTimeout: 900_000 },
});
