import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import PhoneField from './PhoneField.vue'

for (const initial of ['+971 49 123 4567', '+971 50 123 4567']) {
  const html = await renderToString(createSSRApp(PhoneField, { initial }))
  console.log(/role="alert">([^<]*)</.exec(html)?.[1] ?? 'no error')
}
