type Env = Readonly<Partial<Record<string, string>>>

/**
 * URL of a check's documentation: on GitHub if the check runs there, otherwise undefined. `docs`: as in a diagnostic.
 */
export function checksAddress(docs: string, env: Env = process.env): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env
  const isKnown = server !== undefined && repository !== undefined && commit !== undefined
  return isKnown ? `${server}/${repository}/blob/${commit}/${docs}` : undefined
}
