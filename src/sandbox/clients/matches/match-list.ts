import { numberFormat } from '@/contract/formats/formatters'
import { element } from '@/sandbox/clients/parts/element'
import { setup } from '@/sandbox/clients/parts/setup'
import { say } from '@/sandbox/clients/parts/texts'

export const sides = ['home', 'draw', 'away'] as const
export type Side = (typeof sides)[number]

export interface Match {
  readonly id: number
  readonly home: string
  readonly away: string
  /** Milliseconds since 1970, by the server's clock. */
  readonly begins: number
  /** In hundredths. */
  readonly odds: Readonly<Partial<Record<Side, number>>>
}

/** What is chosen for the betting slip. */
export interface Pick {
  readonly match: Match
  readonly side: Side
}

const oddsFormat = numberFormat(setup.formatTag, { minimumFractionDigits: 2 })

export const oddsText = (odds: number): string => oddsFormat.format(odds / 100)

/** Label of a side: the team's name, or the text for a draw. */
export const sideName = ({ match, side }: Pick): string => (side === 'draw' ? say('draw') : match[side])

interface MatchList {
  readonly element: HTMLElement
  show(matches: readonly Match[], chosen: Pick | undefined): void
  /** Updates the countdowns to kick-off. */
  tick(now: number): void
}

/** Matches open for betting, next one first, with a button for each of their odds. */
export function matchList(onPick: (pick: Pick) => void): MatchList {
  const list = element('ul', { class: 'matches' })
  let clocks: { readonly begins: number; readonly place: HTMLElement }[] = []
  return {
    element: element('section', { class: 'offer' }, element('h2', {}, say('matches')), list),
    show(matches, chosen) {
      const focused = document.activeElement?.getAttribute('data-pick')
      clocks = []
      list.replaceChildren(
        ...matches.map((match) => {
          const place = element('span', { class: 'begins' })
          clocks.push({ begins: match.begins, place })
          return element(
            'li',
            { class: 'match' },
            element('h3', {}, `${match.home} – ${match.away}`),
            place,
            element('div', { class: 'odds' }, ...oddsOf(match, chosen, onPick)),
          )
        }),
      )
      // Redrawing the list drops the keyboard focus, so restore it.
      if (focused) list.querySelector<HTMLElement>(`[data-pick="${focused}"]`)?.focus()
    },
    tick(now) {
      for (const { begins, place } of clocks) place.textContent = say('startsIn', { time: clockText(begins - now) })
    },
  }
}

function oddsOf(match: Match, chosen: Pick | undefined, onPick: (pick: Pick) => void): HTMLElement[] {
  return sides.flatMap((side) => {
    const odds = match.odds[side]
    if (odds === undefined) return []
    const pick = { match, side }
    const isChosen = chosen?.match.id === match.id && chosen.side === side
    const name = element('span', {}, say(side))
    const label = `${say(side)} ${oddsText(odds)}, ${sideName(pick)}`
    const properties = {
      'aria-label': label,
      'aria-pressed': isChosen ? 'true' : 'false',
      'data-pick': `${match.id}-${side}`,
    }
    const onclick = () => onPick(pick)
    return [element('button', { type: 'button', onclick, ...properties }, name, ' ', element('b', {}, oddsText(odds)))]
  })
}

function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = String(seconds % 60).padStart(2, '0')
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
}
