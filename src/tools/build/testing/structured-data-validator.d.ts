/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  // oxlint-disable-next-line no-restricted-exports -- that is how the package exports it
  export default class Validator {
    /** Takes the things of a page by format and type, and finds what Google's documentation does not allow. */
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>
    }): Promise<readonly { readonly issueMessage: string; readonly severity: string }[]>
  }
}
