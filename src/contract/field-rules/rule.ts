/** A normalised registration rule: what is missing here is not enforced. */
export interface Rule {
  readonly enabled: boolean
  readonly required: boolean
  readonly pattern?: string
  readonly patternId?: string
  readonly minLength?: number
  readonly maxLength?: number
}

export type Rules = Readonly<Record<string, Rule>>
