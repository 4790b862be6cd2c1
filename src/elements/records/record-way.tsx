import { styled } from 'styled-components'
import { ActionTarget } from '@/elements/action-target'
import type { Action } from '@/generated/merchant-types'
import { buttonLook, type ButtonLook } from '@/ui/button-look'

/** Leads from a line of a record to what it is about. */
export function RecordWay({ action, label }: { action: Action; label: string }) {
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
