import 'leaflet/dist/leaflet.css'
