import { css, styled } from 'styled-components'
import type { Buttons } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useConditions } from '@/site/merchant/conditions'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'
import { ActionTarget } from '@/site/elements/action-target'

interface Props {
  readonly buttons: Buttons
  /** Background behind the buttons: a primary button would be invisible on the primary colour. */
  readonly ground?: 'page' | 'primary'
  /** Called before the action of a button. */
  readonly onActivate?: () => void
}

/** Buttons that a merchant's JSON adds to a section, filtered by their conditions. */
export function SectionButtons({ buttons, ground = 'page', onActivate }: Props) {
  const t = useText()
  const holds = useConditions(buttons.order.map((name) => buttons.items[name]?.when))
  const shown = buttons.order.flatMap((name) => {
    const button = buttons.items[name]
    return button !== undefined && holds(button.when) ? [{ name, ...button }] : []
  })
  return (
    <Row>
      {shown.map(({ name, label, icon, action, emphasis }) => (
        <Target
          key={name}
          action={action}
          $emphasis={emphasis}
          $onPrimary={ground === 'primary'}
          {...(onActivate && { onActivate })}
        >
          {icon !== undefined && <Icon name={icon} size={20} />}
          {t(label)}
        </Target>
      ))}
    </Row>
  )
}

/** The colours of the primary button, swapped: the same pair, so the same contrast. */
const exchanged = {
  strong: css`
    background: var(--color-on-primary);
    color: var(--color-primary);
  `,
  normal: css`
    border-color: currentColor;
    background: transparent;
    color: var(--color-on-primary);
  `,
  quiet: css`
    color: var(--color-on-primary);
  `,
}

const Target = styled(ActionTarget)<ButtonLook & { $onPrimary: boolean }>`
  ${buttonLook}
  min-block-size: 3rem;

  && {
    ${({ $emphasis, $onPrimary }) => $onPrimary && exchanged[$emphasis]}
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
