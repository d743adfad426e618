export default {
  paths: ['features/en/**/*.feature'],
  import: ['features/vocabulary/hooks.ts', 'features/steps/en.ts'],
  strict: true,
  publish: false,
  format: ['summary', 'json:.results/scenarios.json'],
};
