/** Another round took the last free spin. Nothing was posted. */
export class NoSpinLeftError extends Error {
  override readonly name = 'NoSpinLeftError'
}
