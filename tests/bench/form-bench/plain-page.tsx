import { benchFields } from './bench-fields'
import { offerForm } from './bench-form'
import { PlainForm } from './plain-form'

offerForm(<PlainForm fields={benchFields()} />)
