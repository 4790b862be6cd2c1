import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import type { MenuEntry } from '@/site/menu-entries'
import { ActionTarget } from './action-target'

interface MenuTargetProps {
  readonly entry: MenuEntry
  /** Where its count stands: after the text, or over the icon of an entry that is higher than wide. */
  readonly badge?: 'end' | 'icon'
  readonly className?: string
  readonly onActivate?: () => void
  readonly children: ReactNode
}

/** What is pressed to follow an entry of a menu. What it counts is drawn on it and said in its name. */
export function MenuTarget({ entry: { item, isCurrent, count }, badge = 'end', children, ...rest }: MenuTargetProps) {
  const t = useText()
  const name = { label: t(item.label), n: count ?? 0 }
  return (
    <ActionTarget
      {...rest}
      {...(count !== undefined && { 'aria-label': t(`badge.${item.badge}`, name) })}
      action={item.action}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      {count !== undefined && <Count place={badge} count={count} />}
    </ActionTarget>
  )
}

/** More than this is not counted out: the badge would cover its neighbours. */
const mostShown = 99

function Count({ place, count }: { place: 'end' | 'icon'; count: number }) {
  const format = useFormat()
  return (
    <Bubble aria-hidden="true" $place={place}>
      {format.number(Math.min(count, mostShown))}
      {count > mostShown && '+'}
    </Bubble>
  )
}

const places = {
  end: css`
    margin-inline-start: auto;
  `,
  icon: css`
    position: absolute;
    inset-block-start: 0.2rem;
    inset-inline-start: calc(50% + 0.3rem);
  `,
}

const Bubble = styled.b<{ $place: keyof typeof places }>`
  flex: none;
  min-inline-size: 1.25rem;
  padding: 0.05rem 0.3rem;
  /* On a button of the main colour it is seen by its edge. */
  border: 1px solid var(--color-on-primary);
  border-radius: 999px;
  background: var(--color-primary);
  color: var(--color-on-primary);
  font: var(--font-weight-control) 0.75rem / 1.05rem var(--font-body);
  font-variant-numeric: tabular-nums;
  text-align: center;
  letter-spacing: 0;
  ${({ $place }) => places[$place]}
`
