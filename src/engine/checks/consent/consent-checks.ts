import { monitoringPath } from './monitoring-path'
import { pushKeyWrong } from './push-key-wrong'
import { serviceSettingsMissing } from './service-settings-missing'
import { serviceUnasked } from './service-unasked'

/** Checks of the services that a brand uses, and of who is asked before. */
export const consentChecks = [serviceSettingsMissing, serviceUnasked, pushKeyWrong, monitoringPath]
