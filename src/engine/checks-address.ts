import { pathToFileURL } from 'node:url'

type Env = Readonly<Partial<Record<string, string>>>

/** Address of the page that explains a check: on GitHub where it runs, else the file. `docs`: as in a diagnostic. */
export function checksAddress(docs: string, env: Env = process.env): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env
  if (server !== undefined && repository !== undefined && commit !== undefined)
    return `${server}/${repository}/blob/${commit}/${docs}`
  const [path = '', code = ''] = docs.split('#')
  return `${pathToFileURL(path).href}#${code}`
}
