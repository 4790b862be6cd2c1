import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { MenuItem } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { homeAction } from '@/site/merchant/actions/home-action'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

type FirstEntry = Pick<MenuItem, 'label' | 'action'>

/** Replaces a panel that this account cannot use: says so, and links to a panel that it can use, or to home. */
export function NotOffered({ first }: { readonly first: FirstEntry | undefined }) {
  const t = useText()
  return (
    <Column>
      <p>{t('centre.notOffered')}</p>
      <Target $emphasis="strong" action={first?.action ?? homeAction}>
        {t(first?.label ?? 'nav.home')}
      </Target>
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`

const Target = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
