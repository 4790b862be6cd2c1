/** Resolves after so many milliseconds. */
export function elapsed(milliseconds: number): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn, milliseconds))
}
