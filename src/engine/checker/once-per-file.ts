import type { Diagnostic } from '@/engine/finding/diagnostic'

/** A picture that the template names in several places is told once. */
export function oncePerFile(told: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set<string>()
  return told.filter(({ code, file, message }) => {
    const place = `${code} ${file} ${message}`
    const isAgain = !file.endsWith('.json') && known.has(place)
    known.add(place)
    return !isAgain
  })
}
