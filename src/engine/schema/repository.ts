import { fileURLToPath } from 'node:url'

/** Absolute path of the repository with the schemas and the code of the components. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url))
