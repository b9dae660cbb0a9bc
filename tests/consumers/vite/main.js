import { createApp } from 'vue'
import PhoneField from './PhoneField.vue'

createApp(PhoneField).mount('#app')
