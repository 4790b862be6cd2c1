import { fileURLToPath } from 'node:url'

/** Absolute path of the repository, where the schemas and the code of the parts lie. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url))
