/** The operating system's reason in words, by error code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no permission to read it',
  EPERM: 'no permission to read it',
  ENOENT: 'the link leads to nothing',
  ELOOP: 'the link leads back to itself',
}

export function reasonOf(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  return reasons[code] ?? `the system answers ${code}`
}
