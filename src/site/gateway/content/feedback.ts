import { useCallback } from 'react'
import type { Feedback } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/help-rows'
import { useGateway } from '@/site/gateway/gateway-context'
import { preparePictures } from '@/site/gateway/prepare-pictures'

const feedback = defineCall<Feedback>(rows.feedback, () => import('@/contract/generated/answers/feedback.js'))

interface Sending {
  /** Only from signed-in players: at most three, png or jpg (2 §9). */
  readonly pictures?: readonly Blob[]
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Sends feedback (2 §7), with pictures shrunk before. Throws GatewayError. */
export function useSendFeedback(): (request: Feedback['request'], sending?: Sending) => Promise<void> {
  const gateway = useGateway()
  return useCallback(
    async (request, { pictures = [], ...options } = {}) => {
      const files = await preparePictures(feedback.name, pictures)
      await gateway.send(feedback, request, { files, ...options })
    },
    [gateway],
  )
}
