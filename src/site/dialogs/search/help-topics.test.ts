import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { helpPath } from './help-topics'

it.each(checkMerchants('merchants').merchants)(
  '$code has the topics of the help centre where links lead',
  ({ config }) => expect(helpPath(config.routes)).toBe('/help'),
)

it('has none where no page shows them', () => expect(helpPath({ pages: {} })).toBeUndefined())
