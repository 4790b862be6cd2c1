export interface BenchField {
  readonly name: string
  readonly label: string
  readonly minLength: number
  readonly maxLength: number
  readonly pattern: string
}

/** As many fields as the URL asks for, the same on every page. */
export function benchFields(): BenchField[] {
  const count = Number(new URLSearchParams(location.search).get('fields') ?? 20)
  return Array.from({ length: count }, (_, index) => ({
    name: `field${index}`,
    label: `Field ${index}`,
    minLength: 4,
    maxLength: 40,
    pattern: '^[a-z0-9]+$',
  }))
}
