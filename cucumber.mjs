const language = process.env.PUSH22_LANGUAGE ?? 'en';

export default {
  paths: [`features/${language}/**/*.feature`],
  import: ['features/hooks.ts', 'features/steps.ts'],
  strict: true,
  publish: false,
  format: ['summary'],
};
