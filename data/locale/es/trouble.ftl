# Un error que el programa no esperaba: lo que lee el jugador.

trouble-title = Algo ha salido mal
trouble-what = General Clumsy ha encontrado un error inesperado y tiene que cerrarse: { $error }
trouble-saved = No se ha perdido nada: tu batalla está guardada hasta la última orden en { $file }
trouble-bundle = Hay un archivo con todo lo necesario para encontrar el error en { $file }. Envíalo, por favor, contando lo que estabas haciendo.
trouble-no-bundle = No se ha podido escribir el archivo del informe de error: { $message }
trouble-leave = Pulsa Intro para salir.
