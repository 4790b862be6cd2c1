import type { Path } from '@/contract/json/json-value'

/** Why a reference leads to no value. */
export interface ReferenceFault {
  readonly message: string
  /** Where the reference is written, below "tokens". */
  readonly at: Path
  readonly written: string
  /** What is in the circle that it leads round, alike for each of its members; undefined when it leads nowhere else. */
  readonly circle?: string
}

/** A reference on the way to a value. */
export interface Step {
  readonly key: string
  /** Where the reference to the next step is written. */
  readonly at: Path
  readonly written: string
}

/** The trail, with its last step saying where and how the next one is written. */
export function marked(trail: readonly Step[], at: Path, written: string): Step[] {
  const last = trail.at(-1)
  return last === undefined ? [{ key: '', at, written }] : [...trail.slice(0, -1), { ...last, at, written }]
}

export function fault(at: Path, written: string, message: string): ReferenceFault {
  return { at, written, message }
}

export function circle(trail: readonly Step[]): ReferenceFault {
  const { key } = trail.at(-1) as Step
  const members = trail.slice(
    trail.findIndex((step) => step.key === key),
    -1,
  )
  const first = members[0] as Step
  const names = members.map(({ written }) => written)
  const message = `${[names.at(-1), ...names].join(' to ')}: a circle`
  return { at: first.at, written: first.written, message, circle: names.toSorted().join(' ') }
}
