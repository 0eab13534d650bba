import config from '../../jest.config.mjs';

const rootDir = process.cwd();
const transformer = `${import.meta.dirname}/transformer.mjs`;

/**
 * The project's Jest configuration with the mutant applied by transformer.mjs. The mutant is part of the configuration so that
 * Jest's transform cache distinguishes mutants.
 */
export default async () => {
  const { projects } = await config();
  return {
    rootDir,
    projects: projects.map((project) => ({
      ...project,
      rootDir,
      transform: Object.fromEntries(
        Object.entries(project.transform).map(([files, projectTransform]) => [
          files,
          [transformer, { projectTransform, mutant: JSON.parse(process.env.MUTANT) }],
        ]),
      ),
    })),
  };
};
