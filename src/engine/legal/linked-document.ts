/** The document that a link names by its file: `privacy.md`, `./privacy.EN.md#cookies`. */
export function linkedDocument(to: string): { readonly document: string; readonly anchor: string } | undefined {
  const [, document, anchor = ''] =
    /^(?:\.{0,2}\/)?(?:legal\/)?([a-z][a-z0-9-]*)(?:\.[A-Z]{2,5}(?:-[A-Z]{2})?)?\.md(#.*)?$/.exec(to) ?? []
  return document === undefined ? undefined : { document, anchor }
}
