/** A register rule that can be used: what is not here is not asked. */
export interface Rule {
  readonly enabled: boolean
  readonly required: boolean
  readonly pattern?: string
  readonly patternId?: string
  readonly minLength?: number
  readonly maxLength?: number
}

export type Rules = Readonly<Record<string, Rule>>
