import type { Diagnostic } from '@/engine/finding/diagnostic'
import { problemKey } from '@/engine/finding/new-problems'

/** A problem at its place: two of the same words in one file are two problems. */
export function placeKey(problem: Diagnostic): string {
  return `${problemKey(problem)}\n${problem.pointer}\n${problem.received}`
}
