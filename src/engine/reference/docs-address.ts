/** Where `npm run docs` writes the page of every key, beside Storybook, so that it is deployed with it. */
export const docsFolder = 'storybook-static/docs'

/** The fragment of an entry: what an address may not hold as it is, escaped. */
export function fragmentOf(id: string): string {
  return encodeURIComponent(id).replace(/%2F/g, '/').replace(/%24/g, '$')
}

/** The address of an entry, from the repository on. */
export function docsAddress(id: string): string {
  return `${docsFolder}/index.html#${fragmentOf(id)}`
}
