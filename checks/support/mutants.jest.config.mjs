import config from '../../jest.config.mjs';

const rootDir = process.cwd();
const transformer = `${import.meta.dirname}/mutant-transformer.mjs`;

/**
 * The unit tests as always, except that one file of lib/ is read with a change (see mutant-transformer.mjs). The change is in the
 * configuration, by which Jest tells apart what it has compiled before.
 */
export default async () => {
  const { projects } = await config();
  return {
    rootDir,
    projects: projects.map((project) => ({
      ...project,
      rootDir,
      transform: Object.fromEntries(
        Object.entries(project.transform).map(([files, inner]) => [
          files,
          [transformer, { inner, mutant: JSON.parse(process.env.MUTANT) }],
        ]),
      ),
    })),
  };
};
