import config from '../../jest.config.mjs';

const rootDir = process.cwd();
const mutant = `${import.meta.dirname}/mutant-transformer.mjs`;

/** The unit tests as always, except that one file of lib/ is read with a change (see mutant-transformer.mjs). */
export default async () => {
  const { projects } = await config();
  return {
    rootDir,
    projects: projects.map((project) => ({
      ...project,
      rootDir,
      transform: Object.fromEntries(
        Object.entries(project.transform).map(([files, inner]) => [files, [mutant, { inner }]]),
      ),
    })),
  };
};
