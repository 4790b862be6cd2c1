import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { Action } from '@/contract/generated/merchant-types'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

/** A link from a line of a record to what it is about. */
export function RecordLink({ action, label }: { action: Action; label: string }) {
  return (
    <Target $emphasis="normal" action={action}>
      {label}
    </Target>
  )
}

const Target = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  margin-block-start: 1rem;
`
