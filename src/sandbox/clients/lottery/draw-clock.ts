import { element } from '@/sandbox/clients/parts/element'
import { say } from '@/sandbox/clients/parts/texts'

/** A draw that accepts bets. Milliseconds since 1970, by the server's clock. */
export interface NextDraw {
  readonly issue: string
  readonly closes: number
  readonly draws: number
}

interface DrawClock {
  readonly element: HTMLElement
  show(draw: NextDraw, now: number): void
}

/** Shows the next draw, and counts down until it closes, then until it is drawn. */
export function drawClock(): DrawClock {
  const issue = element('h2', {})
  const words = element('span', {})
  const time = element('strong', { role: 'timer', dir: 'ltr' })
  const place = element('div', { class: 'clock' }, issue, element('p', {}, words, ' ', time))
  return {
    element: place,
    show(draw, now) {
      const isClosed = now >= draw.closes
      issue.textContent = say('nextDraw', { issue: draw.issue })
      words.textContent = say(isClosed ? 'drawnIn' : 'closesIn')
      time.textContent = timeText((isClosed ? draw.draws : draw.closes) - now)
      place.classList.toggle('closed', isClosed)
      place.classList.toggle('soon', !isClosed && draw.closes - now < 15_000)
    },
  }
}

function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
