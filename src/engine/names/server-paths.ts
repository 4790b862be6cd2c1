import { endpoints } from '@/contract/endpoints/endpoints'

/** The first parts of the paths of calls. */
export const gatewayFolders: readonly string[] = [
  ...new Set(Object.values(endpoints).flatMap(({ path }) => path.split('/')[1] ?? [])),
]

/**
 * Paths that servers answer before any page: files, the sandbox, the studio, and the return from an external sign-in.
 */
export const serverFolders: readonly string[] = ['assets', 'brand', 'sandbox', 'healthz', 'oauth-return', '__studio']

/** Files of a brand's own that lie at the root of its hosts. Each visit asks whether they are still the same. */
export const serverFiles: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/release.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/service-worker.js',
]
