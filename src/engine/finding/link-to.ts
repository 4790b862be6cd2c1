/** In a check's example: a symbolic link in place of a file. */
export class LinkTo {
  readonly target: string

  constructor(target: string) {
    this.target = target
  }
}
