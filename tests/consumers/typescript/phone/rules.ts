import * as attribution from 'hathi/domain/attribution'
import * as booking from 'hathi/domain/booking'
import * as city from 'hathi/domain/city'
import * as content from 'hathi/domain/content'
import * as fare from 'hathi/domain/fare'
import * as form from 'hathi/domain/form'
import * as lead from 'hathi/domain/lead'
import * as link from 'hathi/domain/link'
import * as market from 'hathi/domain/market'
import * as money from 'hathi/domain/money'
import * as orders from 'hathi/domain/orders'
import * as partner from 'hathi/domain/partner'
import * as person from 'hathi/domain/person'
import * as phone from 'hathi/domain/phone'
import * as place from 'hathi/domain/place'
import * as serviceability from 'hathi/domain/serviceability'
import * as session from 'hathi/domain/session'
import * as time from 'hathi/domain/time'
import * as data from 'hathi/markets'

export const rules = {
  attribution,
  booking,
  city,
  content,
  data,
  fare,
  form,
  lead,
  link,
  market,
  money,
  orders,
  partner,
  person,
  phone,
  place,
  serviceability,
  session,
  time,
}
