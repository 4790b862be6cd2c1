import { expect, it } from 'vitest'
import { rangeOf, type DayPreset } from './day-presets'

it.each<[DayPreset, string, string]>([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['previous7', '2026-02-23', '2026-03-01'],
  ['previous30', '2026-01-31', '2026-03-01'],
  ['next7', '2026-03-01', '2026-03-07'],
  ['next30', '2026-03-01', '2026-03-30'],
])('%s is from %s to %s', (preset, from, to) => expect(rangeOf(preset, '2026-03-01')).toEqual({ from, to }))
